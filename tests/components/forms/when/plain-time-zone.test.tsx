import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { PlainTimeZone } from '#components/forms/when/plain-time-zone';
import type { FormValues } from '#lib/forms/form-values';
import { askedZones } from '#lib/places/time-zones';

const IN_MIAMI = { country: 'United States', community: 'Miami', timeZone: 'America/New_York' };

function Form({ values }: { values: FormValues }) {
  return (
    <form>
      <input name="country" aria-label="Country" defaultValue={values.country} />
      <input name="community" aria-label="Town" defaultValue={values.community} />
      <PlainTimeZone
        values={values}
        errors={{}}
        zones={askedZones(values.community ?? '', values.country ?? '')}
      />
    </form>
  );
}
const zone = () => screen.queryByLabelText(/^Time zone of the place/);
const fill = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

test('a zone that was chosen in one country is not kept in another', () => {
  render(<Form values={IN_MIAMI} />);
  expect(zone()).toHaveValue('America/New_York');
  fill('Country', 'Mexico');
  fill('Town', 'Tepic');
  expect(zone()).toHaveValue('');
  fireEvent.change(screen.getByLabelText(/^Time zone/), { target: { value: 'America/Cancun' } });
  expect(zone()).toHaveValue('America/Cancun');
  fill('Country', 'Jamaica');
  expect(zone()).toBeNull();
});

test('the values of a form that is asked again are those of its new country', () => {
  render(<Form values={{ ...IN_MIAMI, country: 'Mexico', community: 'Tepic', zoneCountry: 'USA' }} />);
  expect(zone()).toHaveValue('');
});

test('the page of the server has the zones of the country, of any other all', () => {
  expect(renderToString(<Form values={IN_MIAMI} />)).toContain('Eastern Time (New York)');
  expect(renderToString(<Form values={IN_MIAMI} />)).not.toContain('Sao Paulo');
  const inManaus = { country: 'Brazil', community: 'Manaus' };
  expect(renderToString(<Form values={inManaus} />)).toContain('Manaus (America)');
});
