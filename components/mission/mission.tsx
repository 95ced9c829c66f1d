import { Section } from '#components/ui/section';

/** Why the guide exists. */
export function Mission() {
  return (
    <Section id="mission" title="Our Mission">
      <p>
        Belize Celebrations brings every event of the country and its diaspora together in one place: the
        village fiesta as well as the national parade, the church supper as well as the concert. It is free to
        read, asks nobody to sign in, and is kept light enough for the phone in your pocket.
      </p>
    </Section>
  );
}
