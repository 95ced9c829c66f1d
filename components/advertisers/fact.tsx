import type { ReactNode } from 'react';
import { Icon } from '#components/ui/icon';
import type { IconName } from '#components/ui/icon-name';

type FactProps = {
  icon: IconName;
  title: string;
  /** The figure that the title begins with, drawn large. */
  figure?: string;
  children: ReactNode;
};

/** One reason to advertise, in a list of them. */
export function Fact({ icon, title, figure = '', children }: FactProps) {
  return (
    <li className="advertise-fact">
      <Icon name={icon} />
      <h3>
        {figure && <span className="advertise-figure">{figure}</span>}
        {title.slice(figure.length)}
      </h3>
      <p>{children}</p>
    </li>
  );
}
