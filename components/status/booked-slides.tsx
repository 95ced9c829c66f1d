import styles from './status.module.css';

type BookedSlidesProps = {
  slides: readonly {
    id: string;
    title: string;
    /** 'Running now: Wed 25 Nov to Tue 1 Dec 2026' */
    words: string;
    /** The path of its results. */
    href: string;
  }[];
};

/** The slides that are booked for an application, each with the link to its results. */
export function BookedSlides({ slides }: BookedSlidesProps) {
  return (
    <section className={styles.group} aria-labelledby="slides">
      <h2 id="slides">{slides.length === 1 ? 'Your poster' : 'Your posters'}</h2>
      <ul>
        {slides.map(({ id, title, words, href }) => (
          <li key={id}>
            <a href={href}>Results of “{title}”</a>
            <br />
            {words}, in Belize.
          </li>
        ))}
      </ul>
    </section>
  );
}
