/** A place on the route: what happens there, in one word and in one line. */
export interface Station {
  readonly name: string;
  readonly text: string;
}

/** A stretch of the route; its title is one of the three steps of the page. */
interface Stage {
  readonly title: string;
  readonly stations: readonly [Station, Station];
}

export type ProcessWords = readonly [Stage, Stage, Stage];

/** The words of the process on the share picture, in every language that has one. */
export const processWords = {
  en: [
    {
      title: 'Idea',
      stations: [
        { name: 'Understand', text: 'Interviews, site visits, data' },
        { name: 'Frame', text: 'Scope, risks, a first budget' },
      ],
    },
    {
      title: 'Design and develop',
      stations: [
        { name: 'Design', text: 'Prototypes with real users' },
        { name: 'Build', text: 'Two-week increments' },
      ],
    },
    {
      title: 'Maintain and scale',
      stations: [
        { name: 'Operate', text: 'Monitoring and support' },
        { name: 'Grow', text: 'Measure, then extend' },
      ],
    },
  ],
  de: [
    {
      title: 'Idee',
      stations: [
        { name: 'Verstehen', text: 'Gespräche, Besuche, Daten' },
        { name: 'Eingrenzen', text: 'Umfang, Risiken, erstes Budget' },
      ],
    },
    {
      title: 'Gestalten und entwickeln',
      stations: [
        { name: 'Gestalten', text: 'Prototypen mit Nutzenden' },
        { name: 'Entwickeln', text: 'Alle zwei Wochen ein Stand' },
      ],
    },
    {
      title: 'Betreiben und ausbauen',
      stations: [
        { name: 'Betreiben', text: 'Überwachung und Support' },
        { name: 'Ausbauen', text: 'Messen, dann erweitern' },
      ],
    },
  ],
} as const satisfies Record<string, ProcessWords>;
