// Comes before Sveltia CMS, which reads its preferences at once. A saved form stays open, beside what the content check and
// the page say of it; who wants it to close can say so under «Settings».

const preferences = 'sveltia-cms.prefs';
if (!localStorage.getItem(preferences)) localStorage.setItem(preferences, '{"closeOnSave":false}');
