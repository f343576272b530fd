/** A standard's number and its subject. */
export interface StandardWords {
  readonly number: string;
  readonly subject: string;
}

/** A forged message, and what gives it away, in the order of its marks. */
export interface MailWords {
  readonly sender: string;
  readonly address: string;
  readonly subject: string;
  readonly greeting: string;
  readonly body: string;
  readonly button: string;
  readonly target: string;
  readonly attachment: string;
  /** Sender, urgency, link target, attachment. */
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

export interface BlogWords {
  readonly standards: readonly [StandardWords, StandardWords];
  readonly mail: MailWords;
  readonly development: DevelopmentWords;
  readonly risk: readonly [RiskWords, RiskWords, RiskWords];
}

/** The words on articles' pictures, in every language that has them. A picture with words is drawn once for each. */
export const blogWords = {
  en: {
    standards: [
      { number: 'ISO 9001', subject: 'Quality' },
      { number: 'ISO/IEC 27001', subject: 'Information security' },
    ],
    mail: {
      sender: 'Parcel service',
      address: 'help@parce1-service.example',
      subject: 'Last notice: pay within 2 hours',
      greeting: 'Dear customer,',
      body: 'your parcel goes back today unless you pay.',
      button: 'Pay CHF 2.90',
      target: 'http://pay.login-0000.example',
      attachment: 'invoice.pdf.exe',
      signs: ['Sender', 'Urgency', 'Link target', 'Attachment'],
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
    standards: [
      { number: 'ISO 9001', subject: 'Qualität' },
      { number: 'ISO/IEC 27001', subject: 'Informationssicherheit' },
    ],
    mail: {
      sender: 'Paketdienst',
      address: 'hilfe@paketd1enst.example',
      subject: 'Letzte Mahnung: 2 Stunden Zeit',
      greeting: 'Guten Tag',
      body: 'Ihr Paket geht heute zurück, wenn Sie nicht zahlen.',
      button: 'CHF 2.90 zahlen',
      target: 'http://pay.login-0000.example',
      attachment: 'rechnung.pdf.exe',
      signs: ['Absender', 'Zeitdruck', 'Linkziel', 'Anhang'],
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
