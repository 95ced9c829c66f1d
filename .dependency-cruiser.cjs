// The table of who may import whom. `app` says where, `components` say how it looks, `lib` says what is true.
const feature = '^components/(?!(?:ui|forms|pages)/)([^/]+)/';

// The rooms of lib, each above those it may import: a room never looks at one further down this list.
const ROOMS = [
  'text',
  'time',
  'places',
  'device',
  'forms',
  'server',
  'site',
  'analytics',
  'uploads',
  'events',
  'location',
  'questions',
  'weather',
  'offline',
  'outbox',
  'submissions',
  'catalog',
  'voice',
];

const roomRules = ROOMS.slice(0, -1).map((room, index) => ({
  name: `room-${room}-never-looks-back`,
  comment: 'Rooms of lib import one another in one direction only, or none of them can be changed alone.',
  severity: 'error',
  from: { path: `^lib/${room}/` },
  to: { path: `^lib/(${ROOMS.slice(index + 1).join('|')})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...roomRules,
    {
      name: 'no-other-rooms',
      comment: 'A new room needs its place in the order of the list above.',
      severity: 'error',
      from: {},
      to: { path: '^lib/', pathNot: `^lib/(${ROOMS.join('|')})/` },
    },
    {
      name: 'lib-never-looks-up',
      comment: 'lib holds what is true whatever the interface looks like; it imports no interface.',
      severity: 'error',
      from: { path: '^lib/' },
      to: { path: '^(components|app|worker|middleware)' },
    },
    {
      name: 'lib-rules-are-plain-functions',
      comment: 'A rule in lib runs anywhere; React and Next belong to *.server.ts and *.browser.ts files.',
      severity: 'error',
      from: { path: '^lib/', pathNot: '\\.(server|browser)\\.ts$' },
      to: { path: '(^|/)node_modules/(react|react-dom|next|next-themes)/' },
    },
    {
      name: 'lib-rules-do-not-touch-the-machine',
      comment: 'Files, processes and databases are opened in *.server.ts files alone.',
      severity: 'error',
      from: { path: '^lib/', pathNot: '\\.server\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'lib-server-knows-only-cache-of-next',
      comment: 'A *.server.ts file may use next/cache and React cache, nothing else of the interface.',
      severity: 'error',
      from: { path: '^lib/.*\\.server\\.ts$' },
      to: { path: '(^|/)node_modules/next/(?!cache)' },
    },
    {
      name: 'server-files-are-for-app',
      comment:
        'Only app, the middleware and other *.server.ts files import one, so its secrets never reach a browser.',
      severity: 'error',
      from: { path: '^(components|lib)', pathNot: '\\.server\\.ts$' },
      to: { path: '\\.server\\.ts$' },
    },
    {
      name: 'browser-files-are-for-client-components',
      comment: 'A *.browser.ts file touches window; rules and server files do not import it.',
      severity: 'error',
      from: { path: '^lib/', pathNot: '\\.browser\\.ts$' },
      to: { path: '\\.browser\\.ts$' },
    },
    {
      name: 'components-never-import-app',
      comment: 'Routes compose components, never the other way round.',
      severity: 'error',
      from: { path: '^components/' },
      to: { path: '^app/' },
    },
    {
      name: 'features-never-look-sideways',
      comment:
        'Two features meet in app, through props and children; what all forms share is in components/forms.',
      severity: 'error',
      from: { path: feature },
      to: { path: '^components/', pathNot: '^components/($1|forms|ui)/' },
    },
    {
      name: 'forms-know-no-feature',
      comment: 'components/forms is what all forms share; it imports components/ui and lib.',
      severity: 'error',
      from: { path: '^components/forms/' },
      to: { path: '^components/', pathNot: '^components/(forms|ui)/' },
    },
    {
      name: 'pages-are-composed-for-app',
      comment: 'components/pages joins features for one view, so only app imports it: features stay apart.',
      severity: 'error',
      from: { path: '^(components/(?!pages/)|lib|worker|middleware)' },
      to: { path: '^components/pages/' },
    },
    {
      name: 'ui-is-a-toolkit-without-domain',
      comment: 'components/ui knows React and links, not events or holidays.',
      severity: 'error',
      from: { path: '^components/ui/' },
      to: { path: '^(lib|components/(?!ui/))' },
    },
    {
      name: 'worker-imports-only-lib',
      comment:
        'What runs as a worker or a process of its own imports rules of lib, and is imported by nobody.',
      severity: 'error',
      from: { path: '^worker/' },
      to: { path: '^(app|components|middleware)' },
    },
    {
      name: 'workers-are-started-not-imported',
      comment: 'A worker is an entry of its own; code that imports it would run in the wrong process.',
      severity: 'error',
      from: { path: '^(app|components|lib|middleware)' },
      to: { path: '^worker/' },
    },
    {
      name: 'tests-stay-outside',
      comment: 'The product never imports its tests.',
      severity: 'error',
      from: { path: '^(app|components|lib|worker|middleware)' },
      to: { path: '^tests/' },
    },
    {
      name: 'no-circles',
      comment: 'Two files that import each other are one file.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-unresolved',
      comment: 'An import that does not resolve works only by luck.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.next|node_modules/\\.cache)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { conditionNames: ['import', 'require', 'node', 'default', 'types'] },
  },
};
