import { type EditorLanguage, sayIn } from '../language';

// Loaded before Sveltia CMS, which reads its preferences at once.

const key = 'sveltia-cms.prefs';
const preferences = JSON.parse(localStorage.getItem(key) ?? '{}');
// A saved form stays open, so that the content check and the page are next to it; this can be changed under
// "Settings".
preferences.closeOnSave ??= false;
// The buttons for translation services are hidden in these two languages only (editor.css).
if (!/^(?:de|en)/.test(preferences.locale))
  preferences.locale = navigator.language.startsWith('de') ? 'de' : 'en-US';
localStorage.setItem(key, JSON.stringify(preferences));

/** The language of Sveltia CMS: that of the browser, until another is chosen under "Settings". */
export const language: EditorLanguage = preferences.locale.startsWith('de') ? 'de' : 'en';
export const say = sayIn(language);
