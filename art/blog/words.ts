/** A standard's number and its subject. */
export interface StandardWords {
  readonly number: string;
  readonly subject: string;
}

/**
 * The message that the article takes apart, and what gives it away, in the order of its list. Texts in parts: the subject in
 * two lines where there is little room, of the others one part is what gives it away.
 */
export interface MailWords {
  readonly sender: string;
  readonly address: readonly [string, string];
  readonly subject: readonly [string, string];
  readonly body: string;
  readonly link: readonly [string, string, string];
  readonly attachment: readonly [string, string];
  /** Sender, urgency, link, attachment. */
  readonly signs: readonly [string, string, string, string];
}

/** Phases of development, and the security check of each. */
interface DevelopmentWords {
  readonly phases: readonly [string, string, string, string, string];
  readonly checks: readonly [string, string, string, string, string];
}

/** A station of the risk loop: what it is called and what it asks. */
export interface RiskWords {
  readonly name: string;
  readonly question: string;
}

/** A lift seen from the side: its places from below, and the text at the intermediate station. */
interface LiftWords {
  readonly places: readonly { readonly name: string; readonly note?: string }[];
  readonly halfway: readonly string[];
}

export interface BlogWords {
  readonly lift: LiftWords;
  readonly standards: readonly [StandardWords, StandardWords];
  readonly mail: MailWords;
  readonly development: DevelopmentWords;
  readonly risk: readonly [RiskWords, RiskWords, RiskWords];
}

/** The words on articles' pictures, in every language that has them. A picture with words is drawn once for each. */
export const blogWords = {
  en: {
    lift: {
      places: [
        { name: 'Borovets' },
        { name: 'Yastrebets' },
        { name: 'Musala', note: 'somewhere in the fog' },
      ],
      halfway: ['Up to here,', 'no talk of work'],
    },
    standards: [
      { number: 'ISO 9001', subject: 'Quality' },
      { number: 'ISO/IEC 27001', subject: 'Information security' },
    ],
    mail: {
      sender: 'IT Service Desk',
      address: ['desk@', 'mail-renewal.example'],
      subject: ['Your mailbox will be closed', 'today at 18:00'],
      body: 'Please confirm your account before 18:00:',
      link: ['https://login.intranet.example.', 'mail-renewal.example', '/keep'],
      attachment: ['Confirmation', '.html'],
      signs: ['Sender', 'Urgency', 'Link', 'Attachment'],
    },
    development: {
      phases: ['Design', 'Build', 'Integrate', 'Test', 'Operate'],
      checks: ['Threat model', 'Code review', 'Dependency check', 'Penetration test', 'Monitoring'],
    },
    risk: [
      { name: 'Risk', question: 'What can go wrong?' },
      { name: 'Control', question: 'What do we do about it?' },
      { name: 'Verification', question: 'Does it work?' },
    ],
  },
  de: {
    lift: {
      places: [{ name: 'Borowez' }, { name: 'Jastrebez' }, { name: 'Mussala', note: 'irgendwo im Nebel' }],
      halfway: ['Bis hierher kein Wort', 'über die Arbeit'],
    },
    standards: [
      { number: 'ISO 9001', subject: 'Qualität' },
      { number: 'ISO/IEC 27001', subject: 'Informationssicherheit' },
    ],
    mail: {
      sender: 'IT-Servicedesk',
      address: ['desk@', 'mail-renewal.example'],
      subject: ['Ihr Postfach wird', 'heute um 18:00 Uhr geschlossen'],
      body: 'Bestätigen Sie bitte bis 18:00 Uhr Ihr Konto:',
      link: ['https://login.intranet.example.', 'mail-renewal.example', '/keep'],
      attachment: ['Bestaetigung', '.html'],
      signs: ['Absender', 'Zeitdruck', 'Link', 'Anhang'],
    },
    development: {
      phases: ['Entwurf', 'Umsetzung', 'Integration', 'Test', 'Betrieb'],
      checks: ['Bedrohungsmodell', 'Code-Review', 'Abhängigkeiten', 'Penetrationstest', 'Überwachung'],
    },
    risk: [
      { name: 'Risiko', question: 'Was kann schiefgehen?' },
      { name: 'Massnahme', question: 'Was tun wir dagegen?' },
      { name: 'Verifizierung', question: 'Wirkt sie?' },
    ],
  },
} as const satisfies Record<string, BlogWords>;
