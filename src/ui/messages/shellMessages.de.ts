// German texts of the shell.

import { texts as entities } from './entitiesMessages.de.ts'
import type { shellMessages } from './shellMessages.ts'
import type { Translated } from './translated.ts'

export const texts: Translated<typeof shellMessages> = {
  product: 'Portico',
  skipToContent: 'Zum Inhalt springen',
  navigation: 'Hauptnavigation',
  myGroups: 'Meine Gruppen',
  moreItems: 'Mehr',
  pinSidebar: 'Seitenleiste anheften',
  unpinSidebar: 'Seitenleiste lösen',
  signedInAs: 'Angemeldet als {{user}}',
  intro: {
    pin: 'Mehr Platz? Lösen Sie unten die Seitenleiste. Sie öffnet sich, wenn Sie darauf zeigen oder mit Tab hineinspringen.',
    search: 'Suchen Sie etwas? Die Suche oben findet Entitäten, Seiten und Aktionen.',
    dismiss: 'Verstanden',
  },
  announcementMore: 'Mehr lesen',
  boot: {
    loading: 'Konfiguration wird geladen …',
    configFailed:
      'Die Konfiguration konnte nicht geladen werden, jemand sollte sich diesen Fehler ansehen: {{message}}',
    chunkFailed:
      'Ein Teil der Seite konnte nicht nachgeladen werden, bitte laden Sie die Seite neu: {{message}}',
    rulesBroken:
      'Die Plugins dieses Portals passen nicht zusammen; wer es baut, sollte das beheben:',
    hint: 'Wenn Sie dieses Portal betreiben: Die Datei app-config.yaml neben der Seite nennt, was gelesen wird.',
    retry: 'Erneut versuchen',
    reload: 'Seite neu laden',
    noscript: 'Dieses Portal braucht JavaScript.',
  },
  signIn: {
    returnRefused: 'Der Anbieter hat abgelehnt: {{message}}',
    heading: 'Bei {{title}} anmelden',
    guest: 'Gast',
    guestText: 'Sehen Sie sich ohne Konto um.',
    enter: 'Eintreten',
    entering: 'Anmeldung läuft …',
    custom: 'Eigene Angaben',
    customText: 'Sagen Sie selbst, wer Sie sind, um etwas auszuprobieren. Es wird nicht gemerkt.',
    userId: 'Benutzer-ID',
    userIdMissing: 'Geben Sie eine Benutzer-ID ein.',
    idToken: 'ID-Token',
    idTokenOptional: 'ID-Token (optional)',
    tokenInvalid: 'Das Token ist kein gültiges OpenID-Connect-JWT-Token',
    tokenMissing: 'Geben Sie ein neues Token ein.',
    continue: 'Weiter',
    signIn: 'Anmelden',
    waiting: 'Schließen Sie die Anmeldung in dem Fenster ab, das sich geöffnet hat.',
    leaving: 'Weiter zu {{title}} …',
    cancel: 'Abbrechen',
    silently: 'Sie werden angemeldet …',
    failed: 'Anmeldung fehlgeschlagen',
    popupClosed: 'Nicht angemeldet: Das Fenster wurde geschlossen.',
    popupBlocked: 'Der Browser hat das Anmeldefenster blockiert.',
    popupBlockedHint:
      'Erlauben Sie Fenster für diese Seite und versuchen Sie es erneut, oder machen Sie ohne Fenster weiter.',
    continueHere: 'In diesem Fenster weitermachen',
    tryAgain: 'Erneut versuchen',
    guestRefusedHint:
      'Richten Sie im Backend unter auth.providers einen Anbieter ein, oder tragen Sie Anmeldewege in app.signInPage ein.',
    guestQuestion: 'Als Gast anmelden',
    useLegacyToken:
      'Die Anmeldung als Gast über das Auth-Backend ist fehlgeschlagen. Möchten Sie stattdessen das alte Gast-Token verwenden?',
    useBackend:
      'Sie verwenden das alte Gast-Token, aber das neue Gast-Modul des Backends ist installiert. Möchten Sie das neue Modul verwenden?',
    yes: 'Ja',
    no: 'Nein',
    signedOutBy: {
      user: 'Sie sind abgemeldet.',
      inactivity:
        'Sie wurden abgemeldet, weil das Portal eine Weile nicht benutzt wurde. Treten Sie wieder ein, um dort weiterzumachen, wo Sie waren.',
      otherTab: 'Sie haben sich in einem anderen Tab abgemeldet und damit auch hier.',
      otherUser:
        'In diesem Browser hat sich jemand anderes angemeldet. Melden Sie sich an, um als Sie selbst weiterzumachen.',
    },
  },
  signOut: 'Abmelden',
  login: {
    title: 'Anmeldung nötig',
    text: 'Was Sie sehen, braucht mehr als Ihre Sitzung hier. Melden Sie sich an, um es zu erlauben, oder lehnen Sie ab.',
    redirectNote:
      'Eine Anmeldung verlässt diese Seite durch eine Weiterleitung und führt hierher zurück. Nicht Gespeichertes geht verloren.',
    scopes: 'Was verlangt wird',
    login: 'Anmelden',
    rejectAll: 'Alle ablehnen',
  },
  sessionOver: {
    title: 'Ihre Sitzung ist beendet',
    text: 'Melden Sie sich wieder als {{user}} an, um weiterzumachen, wo Sie waren: Diese Seite bleibt, wie sie ist.',
    again: 'Wieder anmelden',
  },
  sessionNotice: {
    failing:
      'Ihre Sitzung konnte nicht verlängert werden. {{reason}}. Das Portal versucht es weiter.',
    failingUntil:
      'Ihre Sitzung konnte nicht verlängert werden. {{reason}}. Sie gilt bis {{until, datetime(timeStyle: short)}}; das Portal versucht es weiter.',
    ending:
      'Ihre Sitzung endet um {{until, datetime(timeStyle: short)}}. Melden Sie sich wieder an, um sie zu behalten.',
    newToken: 'Ihre Sitzung als {{user}} geht mit einem neuen Token weiter.',
    tryNow: 'Jetzt versuchen',
  },
  session: {
    identityFailed: 'Die Identität konnte nicht geladen werden: {{error}}',
    cookieFailed:
      'Die Sitzung konnte nicht erneuert werden, Näheres steht in der Entwicklerkonsole',
  },
  newVersion: {
    text: 'Eine neue Version ist verfügbar.',
    reload: 'Neu laden',
  },
  inactivity: {
    title: 'Abmeldung wegen Inaktivität',
    countdown_one: 'Sie werden in {{count, number}} Sekunde abgemeldet. Sind Sie noch da?',
    countdown_other: 'Sie werden in {{count, number}} Sekunden abgemeldet. Sind Sie noch da?',
    stay: 'Ja! Nicht abmelden',
  },
  copied: 'Kopiert!',
  unsafeLink: 'Nicht geöffnet: Die Adresse könnte ein Programm ausführen.',
  error: {
    goBack: 'Zurück',
    contact: 'Hilfe erhalten Sie hier: {{channel}}.',
    contactSupport: 'Support kontaktieren',
    copyReport: 'Bericht kopieren',
    stack: 'Stacktrace',
  },
  notFound: {
    title: 'SEITE NICHT GEFUNDEN',
    text: 'Unter {{path}} gibt es nichts.',
    area: '{{area}} gehört nicht zu diesem Portal: {{path}} gibt es hier nicht.',
    search: 'Suchen',
    home: 'Zum Katalog',
  },
  crash: {
    title: 'Etwas ist schiefgegangen',
    inPlugin: 'Fehler in {{pluginId}}',
    extension: 'Die Erweiterung {{name}} konnte nicht nachgeladen werden, laden Sie die Seite neu',
    retry: 'Erneut versuchen',
  },
  permission: {
    checkFailed: 'Es konnte nicht geprüft werden, ob Sie das sehen dürfen',
    forSome:
      'Das dürfen Sie nur in manchen Fällen: Das Backend entscheidet, wenn Sie es versuchen.',
    unchecked:
      'Es konnte nicht geprüft werden, ob Sie das dürfen ({{message}}). Betätigen Sie die Schaltfläche, um erneut zu prüfen.',
  },
  processStopped:
    'Ein Hintergrundprozess ist ausgefallen ({{names}}). Die Anzeige kann veraltet sein.',
  pageLoading: 'Seite wird geladen …',
  dismiss: 'Schließen',
  alertsWaiting_one: '{{count, number}} weitere',
  alertsWaiting_other: '{{count, number}} weitere',
  palette: {
    keys: 'Strg K',
    appleKeys: '⌘ K',
    title: 'Befehlspalette',
    open: 'Suche',
    field: 'Entitäten, Seiten und Aktionen suchen',
    close: 'Schließen',
    results: 'Ergebnisse',
    searching: 'Wird gesucht …',
    count_one: '{{count, number}} Ergebnis',
    count_other: '{{count, number}} Ergebnisse',
    loadFailed: 'Die Palette konnte nicht geladen werden: {{message}}',
  },
  code: {
    find: 'Suchen',
    next: 'Nächster Treffer',
    previous: 'Voriger Treffer',
    selectAll: 'Alle auswählen',
    matchCase: 'Groß-/Kleinschreibung beachten',
    pattern: 'Regulärer Ausdruck',
    wholeWords: 'Ganze Wörter',
    closeSearch: 'Suche schließen',
    currentMatch: 'Aktueller Treffer',
    onLine: 'in Zeile',
    foldAll: 'Alles einklappen',
    unfoldAll: 'Alles ausklappen',
    foldLine: 'Einklappen',
    unfoldLine: 'Ausklappen',
    foldedLines: 'Eingeklappte Zeilen',
    unfoldedLines: 'Ausgeklappte Zeilen',
    to: 'bis',
    foldedCode: 'Eingeklappter Text',
    unchangedLines: '$ unveränderte Zeilen',
    goToLine: 'Gehe zu Zeile',
    go: 'Los',
    failed: 'Farben, Einklappen und Suche konnten nicht geladen werden; der Text ist vollständig.',
  },
  failure: {
    details: 'Einzelheiten',
    retry: 'Erneut versuchen',
    signInAgain: 'Neu laden und wieder anmelden',
    unreachable: 'Das Backend ist nicht erreichbar',
    unreachableAt: 'Das Backend unter {{server}} ist von dieser Seite aus nicht erreichbar.',
    refusedOriginHint:
      'Das Backend antwortet, lehnt aber Anfragen von {{origin}} ab. Erlauben Sie diese Herkunft in backend.cors.origin.',
    unreachableHint:
      'Prüfen Sie Netz oder VPN. Wenn andere es auch sehen, ist der Dienst ausgefallen.',
    timeout: 'Das Backend hat zu lange für die Antwort gebraucht',
    timeoutHint: 'Vielleicht ist es ausgelastet. Versuchen Sie es gleich noch einmal.',
    unauthorized: 'Ihre Sitzung wird nicht mehr anerkannt',
    unauthorizedHint: 'Versuchen Sie es erneut; hilft das nicht, melden Sie sich neu an.',
    forbidden: 'Das dürfen Sie nicht sehen',
    forbiddenHint: 'Bitten Sie den Besitzer oder Ihr Plattformteam um Zugriff.',
    notFound: 'Nicht gefunden',
    notFoundHint: 'Vielleicht wurde es verschoben oder gelöscht.',
    staleCursor: 'Die Liste kann nicht weitergelesen werden',
    staleCursorHint: 'Sie hat sich inzwischen geändert; bitte laden Sie sie neu.',
    rejected: 'Das Backend hat die Anfrage abgelehnt',
    rejectedHint: 'Die Einzelheiten sagen, warum.',
    serverError: 'Im Backend ist ein Fehler aufgetreten',
    serverErrorHint:
      'Es liegt nicht an Ihnen. Versuchen Sie es erneut; bleibt der Fehler bestehen, wenden Sie sich an Ihr Plattformteam.',
    notJson: 'Die Antwort wurde nicht verstanden',
    notJsonHint: 'Statt des Backends hat etwas anderes geantwortet, vielleicht ein Proxy.',
    wrongShape: 'Die Antwort wurde nicht verstanden',
    wrongShapeHint: 'Vielleicht hat das Backend eine Version, die dieses Portal nicht kennt.',
    aborted: 'Die Anfrage wurde abgebrochen',
    abortedHint: 'Versuchen Sie es erneut.',
    unexpected: 'Ein unerwarteter Fehler ist aufgetreten',
    unexpectedHint:
      'Versuchen Sie es erneut; bleibt der Fehler bestehen, senden Sie die Einzelheiten an die Betreiber dieses Portals.',
  },
  entities,
}
