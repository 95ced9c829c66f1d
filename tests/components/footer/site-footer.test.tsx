import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ContactWords } from '#components/footer/contact-words';
import { FooterColumns } from '#components/footer/footer-columns';
import { SiteFooter } from '#components/footer/site-footer';
import type { OperatorContact } from '#lib/site/operator-contact';

const show = (contactForm: ReactNode = null) =>
  render(<SiteFooter independenceDay="2027-09-21" contact={{}} groups={[]} contactForm={contactForm} />);
// On a page these parts are HTML of the server alone.
const showWords = (contact: OperatorContact = {}) => render(<ContactWords contact={contact} />);
const GROUPS = [{ label: 'Belize Events', href: 'https://groups.example/belize' }];
const showLinks = (groups = GROUPS) => render(<FooterColumns groups={groups} />);
const linksUnder = (title: string) => {
  const column = screen.getByRole('heading', { name: title }).parentElement as HTMLElement;
  return within(column)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
};

test('the footer has the ids that links jump to', () => {
  show();
  expect(screen.getByRole('contentinfo')).toHaveAttribute('id', 'footer');
  expect(screen.getByRole('region', { name: 'Contact Us' })).toHaveAttribute('id', 'contact');
});

test('the footer leads to the celebrations, and with its day to Independence Day', () => {
  show();
  expect(screen.getByRole('link', { name: 'Yearly celebrations' })).toHaveAttribute('href', '/celebrations');
  expect(screen.getByRole('link', { name: 'Independence Day 21 September 2027' })).toHaveAttribute(
    'href',
    '/celebrations/independence-day',
  );
});

test('the footer has the quick links Home, Events Calendar, Our Mission, Contact Us, and Advertise', () => {
  showLinks();
  expect(linksUnder('Quick Links')).toEqual([
    ['Home', '/'],
    ['Events Calendar', '/#events'],
    ['Our Mission', '/#mission'],
    ['Contact Us', '/#contact'],
    ['Advertise', '/advertise'],
  ]);
});

test('the footer links six districts to the filtered list', () => {
  showLinks();
  expect(linksUnder('Districts')).toEqual(
    [
      ['Belize District', 'belize'],
      ['Cayo District', 'cayo'],
      ['Orange Walk District', 'orange-walk'],
      ['Corozal District', 'corozal'],
      ['Stann Creek District', 'stann-creek'],
      ['Toledo District', 'toledo'],
    ].map(([label, slug]) => [label, `/search?city=${slug}-district`]),
  );
});

test('the footer links the diaspora cities Los Angeles, London, Toronto, New York, Chicago, Houston', () => {
  showLinks();
  expect(linksUnder('Diaspora').map(([label]) => label)).toEqual([
    'Los Angeles',
    'London',
    'Toronto',
    'New York',
    'Chicago',
    'Houston',
  ]);
});

test('the link ‘Submit International Event’ opens the form for another country', () => {
  showLinks();
  expect(screen.getByRole('link', { name: 'Submit International Event' })).toHaveAttribute(
    'href',
    '/submit-event?country=other',
  );
});

test('the footer has social group links and a government link', () => {
  showLinks();
  expect(linksUnder('Around Belize')).toEqual([
    ['Belize Events', 'https://groups.example/belize'],
    ['Government of Belize', 'https://www.belize.gov.bz/'],
  ]);
});

test('the footer links no group as long as none is configured', () => {
  showLinks([]);
  expect(linksUnder('Around Belize')).toEqual([['Government of Belize', 'https://www.belize.gov.bz/']]);
});

test('the footer has a line with the next Independence Day', () => {
  show();
  expect(screen.getByText('Independence Day 21 September 2027')).toHaveAttribute('datetime', '2027-09-21');
});

describe('the contact section', () => {
  test('contains the given form', () => {
    show(<form aria-label="Write to us" />);
    expect(screen.getByRole('form', { name: 'Write to us' })).toBeVisible();
  });

  test('leads to the page that sends lost links', () => {
    showWords();
    expect(screen.getByRole('link', { name: 'Lost your link?' })).toHaveAttribute('href', '/lost-link');
  });

  test('shows no address that the operator has not configured', () => {
    showWords();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/lost-link',
      '#contact',
    ]);
  });

  test('shows the configured addresses', () => {
    showWords({ email: 'team@example.bz', whatsapp: '+501 123 4567' });
    expect(screen.getByRole('link', { name: 'team@example.bz' })).toHaveAttribute(
      'href',
      'mailto:team@example.bz',
    );
    expect(screen.getByRole('link', { name: 'WhatsApp +501 123 4567' })).toHaveAttribute(
      'href',
      'https://wa.me/5011234567',
    );
  });
});
