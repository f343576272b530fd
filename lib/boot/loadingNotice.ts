/**
 * Shows "Loading...", alone and as plain text (specification 4.15), while
 * the page is being replaced or its catalogue is on the way. The notice stands
 * beside `<body>`, which may not exist yet, and CSS hides the body.
 */
export function showLoading(): void {
  const root = document.documentElement;
  if (root.classList.contains('loading')) return;
  root.classList.add('loading');
  const notice = document.createElement('p');
  notice.id = 'loading';
  notice.setAttribute('role', 'status');
  notice.lang = 'en'; // whatever the page is in that it stands for
  notice.textContent = 'Loading...';
  root.append(notice);
}

/** Brings the page back. */
export function hideLoading(): void {
  document.documentElement.classList.remove('loading');
  document.getElementById('loading')?.remove();
}
