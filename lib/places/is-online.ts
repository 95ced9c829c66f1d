import { slug } from '#lib/text/slug';

/** Words of which one alone says that something takes place on the internet. */
const ONLINE = new Set(
  'discord internet livestream online skype twitch virtual virtually webex webinar youtube zoom'.split(' '),
);
/** Services whose name consists of everyday words. */
const SERVICES =
  /\b(?:google-meet|microsoft-teams|ms-teams|(?:facebook|instagram|tiktok|youtube)-live|live-stream)\b/g;
/** Words that may stand beside them and name no place. */
const BESIDE = new Set(
  'a and app at bio broadcast by call class en event evento events facebook in instagram linea link live meeting on only platform room session space stream the through tiktok via video virtuales whatsapp workshop'.split(
    ' ',
  ),
);

/** Whether the name of a place or venue says that it is on the internet: 'Online', 'Zoom (link in bio)', an address. */
export function isOnline(name: string): boolean {
  if (/^https?:\/\//i.test(name.trim())) return true;
  const key = slug(name);
  const words = key.replace(SERVICES, 'online').split('-');
  return (
    words.some((word) => ONLINE.has(word)) && words.every((word) => ONLINE.has(word) || BESIDE.has(word))
  );
}
