type LinkedTextProps = {
  /** The text in parts, of which some have an address. */
  parts: readonly { text: string; href?: string }[];
  /** The relation of links to other sites: what the page thinks of them. */
  rel: string;
};

const isWeb = (href: string) => /^https?:/i.test(href);

/** A text in which addresses can be pressed: pages of others open beside ours, mail and calls where the device has them. */
export const LinkedText = ({ parts, rel }: LinkedTextProps) =>
  parts.map(({ text, href }, place) =>
    href === undefined ? (
      text
    ) : (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
        key={place}
        href={href}
        {...(isWeb(href) && { target: '_blank', rel })}
      >
        {text}
      </a>
    ),
  );
