import { Container } from '#components/ui/layout/container';
import { Woven } from '#components/ui/layout/woven';
import { MISSION_SENTENCE, MISSION_WORDS, OPERATED_BY, PROMISES } from '#lib/site/mission';
import { SITE_NAME } from '#lib/site/site';

/** The mission statement, as a poster with tear-off strips. */
export function Mission() {
  return (
    <section id="mission" aria-labelledby="mission-title" className="mission-section">
      <Container>
        <div className="mission-poster">
          <Woven />
          <div className="mission-sun">
            <h2 id="mission-title" className="mission-title">
              Our Mission
            </h2>
            <p className="mission-sentence">{MISSION_SENTENCE}</p>
            <p className="mission-words">{MISSION_WORDS}</p>
          </div>
          <ul className="mission-strips">
            {PROMISES.map(({ word, meaning }) => (
              <li key={word}>
                <strong>{word}</strong>
                {meaning}
              </li>
            ))}
          </ul>
        </div>
        <p className="mission-imprint">
          {SITE_NAME} is {OPERATED_BY}.
        </p>
      </Container>
    </section>
  );
}
