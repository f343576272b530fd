/** What the catalogue of a programme tells, group by group. */
export interface OpeningWords {
  title: string;
  lead: string;
  /** What the programme's picture shows. */
  picture: string;
}

export interface PanelWords {
  contract: string;
  certificate: string;
}

interface Items {
  items: readonly string[];
}

export interface DescriptionWords {
  overview: { paragraphs: readonly string[] };
  structure: { lead: string; items: readonly { name: string; text: string }[] };
  measured: Items & { lead: string };
  learn: Items;
  benefits: Items;
  requirements: Items;
  /** Two of the programmes have some. */
  highlights?: Items;
}

export interface WeekWords {
  title: string;
  topic: string;
  /** Both are missing while a week's contents are still to come. */
  items?: readonly string[] | undefined;
  result?: string | undefined;
}

export interface CurriculumWords {
  lead: string;
  /** The theme of every four weeks. */
  months: readonly string[];
  fields: Readonly<Record<string, string>>;
  weeks: readonly WeekWords[];
}

export interface ProgrammeWords {
  opening: OpeningWords;
  panel: PanelWords;
  description: DescriptionWords;
  curriculum: CurriculumWords;
}
