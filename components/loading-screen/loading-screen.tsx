import { Woven } from '#components/ui/layout/woven';

/** Covers the page for a second if the inline start script has set `data-starting`; the page below stays accessible. */
export function LoadingScreen() {
  return (
    <div className="loading-screen-screen" aria-hidden="true">
      <svg className="loading-screen-scene" viewBox="0 0 64 44" aria-hidden="true">
        <path
          className="loading-screen-sun"
          d="M15 35.5L4 29 15 22.5zM15.4 21.6L12.2 9.2 24.6 12.4zM25.5 12L32 1 38.5 12zM39.4 12.4L51.8 9.2 48.6 21.6zM49 22.5L60 29 49 35.5zM18.5 29a13.5 13.5 0 0 1 27 0v7h-27z"
        />
        <path className="loading-screen-temple" d="M24 20h16v8h8v8h8v8H8v-8h8v-8h8z" />
        <path className="loading-screen-door" d="M28 28h8v16h-8z" />
      </svg>
      <Woven />
      <div className="loading-screen-words">
        <p className="loading-screen-title">Loading Belize Celebrations</p>
        <p className="loading-screen-preparing">Preparing your cultural journey...</p>
        <p className="loading-screen-locating">Finding events near you...</p>
      </div>
    </div>
  );
}
