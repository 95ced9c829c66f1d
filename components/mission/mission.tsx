import { Container } from '#components/ui/container';
import { Woven } from '#components/ui/woven';
import { MISSION_SENTENCE, MISSION_WORDS, PROMISES, RUN_BY } from '#lib/site/mission';
import { SITE_NAME } from '#lib/site/site';
import styles from './mission.module.css';

/** Why the guide exists, as a poster on the wall with strips to tear off. */
export function Mission() {
  return (
    <section id="mission" aria-labelledby="mission-title" className={styles.section}>
      <Container>
        <div className={styles.poster}>
          <Woven />
          <div className={styles.sun}>
            <h2 id="mission-title" className={styles.title}>
              Our Mission
            </h2>
            <p className={styles.sentence}>{MISSION_SENTENCE}</p>
            <p className={styles.words}>{MISSION_WORDS}</p>
          </div>
          <ul className={styles.strips}>
            {PROMISES.map(({ word, meaning }) => (
              <li key={word}>
                <strong>{word}</strong>
                {meaning}
              </li>
            ))}
          </ul>
        </div>
        <p className={styles.imprint}>
          {SITE_NAME} is {RUN_BY}.
        </p>
      </Container>
    </section>
  );
}
