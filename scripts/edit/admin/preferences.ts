// Comes before Sveltia CMS, which reads its preferences at once.

const key = 'sveltia-cms.prefs';
const preferences = JSON.parse(localStorage.getItem(key) ?? '{}');
// A saved form stays open, beside what the content check and the page say of it; who wants it to close can say so under
// «Settings».
preferences.closeOnSave ??= false;
// In these two languages its buttons for translation services are hidden (editor.css).
if (!/^(?:de|en)/.test(preferences.locale))
  preferences.locale = navigator.language.startsWith('de') ? 'de' : 'en-US';
localStorage.setItem(key, JSON.stringify(preferences));
