// German texts of the Kubernetes tab.

import type { Translated } from '../../ui/messages/translated.ts'
import type { kubernetesMessages } from './kubernetesMessages.ts'

export const texts: Translated<typeof kubernetesMessages> = {
  loading: 'Kubernetes-Objekte werden geladen…',
  ready: '{{ready}} von {{total}} bereit',
  autoscaler: 'Skaliert von {{min}} bis {{max}}, jetzt {{current}}',
  missing: {
    selector:
      'Oder geben Sie eine Label-Abfrage an. Sie hat Vorrang vor der zuvor genannten Annotation.',
    readDocs: 'Dokumentation des Kubernetes-Plugins lesen',
  },
  permission: {
    title: 'Berechtigung erforderlich',
    text: 'Um Kubernetes-Objekte zu sehen, bitten Sie die Administratoren des Portals um die Berechtigungen „kubernetes.clusters.read“ und „kubernetes.resources.read“.',
  },
  login: {
    title: 'Melden Sie sich an, um Ihre Cluster zu sehen',
    text: 'Ein Cluster zeigt seine Objekte nur Personen, die er kennt. Melden Sie sich bei seinem Anbieter an.',
    signIn: 'Bei {{provider}} anmelden',
  },
  freshness: { updated: 'Aktualisiert {{words}}', refresh: 'Jetzt aktualisieren' },
  empty: {
    title: 'Keine Kubernetes-Ressourcen',
    text: 'Keine Ressourcen in den bekannten Clustern für {{entity}}',
  },
  clusters: {
    title: 'Ihre Cluster',
    pods_one: '{{count}} Pod',
    pods_other: '{{count}} Pods',
    podsWithErrors_one: '{{count}} Pod mit Fehlern',
    podsWithErrors_other: '{{count}} Pods mit Fehlern',
    noPodsWithErrors: 'Keine Pods mit Fehlern',
    showPods_one: 'Pod von {{name}}',
    showPods_other: '{{count}} Pods von {{name}}',
  },
  sections: {
    customresources: 'Custom Resources',
    deployments: 'Deployments',
    daemonsets: 'Daemon Sets',
    statefulsets: 'Stateful Sets',
    ingresses: 'Ingresses',
    services: 'Services',
    cronjobs: 'Cron Jobs',
    jobs: 'Jobs',
    pods: 'Weitere Pods',
    configmaps: 'Config Maps',
  },
  cronJobs: { suspended: 'Ausgesetzt', active: 'Aktiv', lastRun: 'Letzter Lauf {{words}}' },
  rollout: {
    title: 'Schritte des Rollouts',
    aborted: 'Abgebrochen',
    paused: 'Angehalten',
    promoted: 'Canary übernommen',
    weight: 'Gewicht auf {{percent}} % setzen',
    pause: '{{duration}} warten',
    pauseForever: 'Warten, bis er übernommen wird',
    analysis: 'Analyse: {{templates}}',
  },
  pods: {
    title: 'Pods',
    name: 'Name',
    status: 'Status',
    ready: 'Bereit',
    restarts: 'Neustarts',
    cpu: 'CPU',
    memory: 'Speicher',
    age: 'Angelegt',
  },
  usage: { millicores: '{{count}} m', mebibytes: '{{count}} MiB' },
  utilisation: {
    title: 'Auslastung',
    ofContainer: 'Auslastung von {{container}}',
    of: '{{current}} von {{total}}',
    cpu: { requests: 'CPU-Anforderung', limits: 'CPU-Grenze' },
    memory: { requests: 'Speicheranforderung', limits: 'Speichergrenze' },
  },
  pages: {
    range: '{{from}}–{{to}} von {{total}}',
    previous: 'Vorige Seite',
    next: 'Nächste Seite',
  },
  filter: {
    text: 'Nach Name oder Label filtern',
    namespace: 'Namespace',
    allNamespaces: 'Alle Namespaces',
    onlyErrors: 'Nur mit Fehlern',
    nothing: 'Kein Objekt in diesem Cluster passt zum Filter.',
  },
  errors: {
    title: 'Fehlerbericht',
    banner: 'Beim Abrufen der Kubernetes-Objekte gab es ein Problem',
    cluster: 'Cluster {{cluster}}:',
    unreadable_one: '{{count}} Objekt ohne Namen kann nicht gezeigt werden.',
    unreadable_other: '{{count}} Objekte ohne Namen können nicht gezeigt werden.',
    severity: 'Schwere',
    severityOf: 'Schwere {{severity}}',
    object: 'Objekt',
    message: 'Meldung',
    clusterName: 'Cluster',
    count: 'Anzahl',
    help: 'Hilfe',
    helpOn: 'Hilfe zu {{name}}',
    pages: 'Seiten der Fehler',
    ofPod: 'Fehler',
  },
  help: {
    detected: 'Erkannter Fehler',
    cause: 'Ursache',
    fix: 'Behebung',
    crashLog: 'Log vor dem Absturz',
    events: 'Warnungen',
    openDocs: 'Dokumentation öffnen',
    close: 'Schließen',
    InvalidImageName: {
      cause:
        'Der Imagename von Container {{container}} ist ungültig, deshalb kann nichts geladen werden.',
      steps:
        'Vergleichen Sie den Imagenamen mit der Registry: Host, Pfad und Tag.\nKorrigieren Sie ihn im Manifest und deployen Sie erneut.',
    },
    ImagePullBackOff: {
      cause:
        'Kubernetes kann das Image von Container {{container}} nicht laden und wartet, bevor es das erneut versucht.',
      steps:
        'Prüfen Sie, ob das Image und sein Tag in der Registry vorhanden sind.\nPrüfen Sie, ob der Cluster von dort laden darf: Pull-Secret und Netzwerk.\nKorrigieren Sie das Image oder das Secret und deployen Sie erneut.',
    },
    CrashLoopBackOff: {
      cause:
        'Container {{container}} startet, endet mit einem Fehler und wird nach immer längeren Pausen neu gestartet.',
      steps:
        'Lesen Sie das Log vor dem Absturz: Die letzten Zeilen nennen meist den Grund.\nSuchen Sie nach fehlender Konfiguration und nach Diensten, die nicht antworten.\nBeheben Sie den Fehler und deployen Sie erneut, oder rollen Sie zurück.',
    },
    CreateContainerConfigError: {
      cause:
        'Container {{container}} verweist auf eine Config Map oder ein Secret, das nicht vorhanden ist oder dem ein Schlüssel fehlt.',
      steps:
        'Die Meldung oben nennt den fehlenden Namen.\nLegen Sie die Config Map oder das Secret im selben Namespace an, oder korrigieren Sie den Verweis.',
    },
    OOMKilled: {
      cause:
        'Container {{container}} brauchte mehr Speicher als erlaubt, deshalb hat der Kernel ihn beendet.',
      steps:
        'Vergleichen Sie seinen Speicherverbrauch mit der Grenze.\nErhöhen Sie die Grenze, oder finden Sie heraus, was den Speicher belegt.',
    },
    Error: {
      cause: 'Container {{container}} endete mit einem anderen Exitcode als null.',
      steps:
        'Lesen Sie das Log vor dem Absturz.\nBeheben Sie den Fehler und deployen Sie erneut, oder rollen Sie zurück.',
    },
    Unknown: {
      cause:
        'Container {{container}} endete, und der Cluster kennt den Grund nicht. Vielleicht ist sein Node ausgefallen.',
      steps: 'Lesen Sie das Log vor dem Absturz.\nPrüfen Sie den Zustand des Nodes.',
    },
    ReadinessProbeFailed: {
      cause:
        'Container {{container}} läuft, besteht aber seine Readiness-Probe nicht und erhält deshalb keine Anfragen.',
      steps:
        'Lesen Sie die Warnungen unten: Sie nennen die Antwort auf die Probe.\nPrüfen Sie Pfad und Port der Probe.\nWenn der Container länger zum Starten braucht, erhöhen Sie die anfängliche Wartezeit.',
    },
  },
  details: {
    gone: 'Der Cluster hat dieses Objekt nicht mehr',
    goneText:
      'Es wurde gelöscht oder ersetzt, seit der Link entstand. Schließen Sie diese Ansicht, um zu sehen, was jetzt läuft.',
    noCluster: 'Cluster {{name}} hat keine Objekte dieser Entität.',
    ip: 'IP',
    node: 'Node',
    qos: 'QoS-Klasse',
    age: 'Angelegt',
    owners: 'Gehört zu',
    selector: 'Selektor',
    labels: 'Labels',
    keys: 'Schlüssel',
    replicas: 'Replikate',
    conditions: 'Zustände',
  },
  conditions: { True: 'ja', False: 'nein', Unknown: 'ausstehend' },
  containers: {
    title: 'Container',
    running: 'Läuft',
    notReady: 'Nicht bereit',
    waiting: 'Wartet',
    exitCode: 'Exitcode {{code}}',
    image: 'Image',
    started: 'Gestartet',
    restarts: 'Neustarts',
    ports: 'Ports',
    probes: 'Proben',
    liveness: 'Liveness',
    readiness: 'Readiness',
    startup: 'Startup',
    requests: 'Anforderungen',
    limits: 'Grenzen',
  },
  dashboard: {
    open: 'Kubernetes-Dashboard öffnen',
    failed: 'Der Link zum Kubernetes-Dashboard konnte nicht gebildet werden',
  },
  yaml: { show: 'YAML', managed: 'Managed Fields', label: 'Objekt als YAML' },
  events: {
    title: 'Ereignisse',
    loading: 'Ereignisse werden geladen…',
    none: 'Keine Ereignisse gefunden',
    times: '{{count}}-mal',
  },
  logs: {
    open: 'Log',
    previous: 'Log vor dem Neustart',
    ofContainers: 'Logs aller Container',
    ofPods_one: 'Log des Pods',
    ofPods_other: 'Logs aller {{count}} Pods',
    label: 'Log von {{name}}',
    tail: 'Zeigen',
    allLines: 'alle Zeilen',
    lastLines: 'die letzten {{count}} Zeilen',
    previousContainer: 'Vor dem letzten Neustart',
    none: 'Keine Logzeilen',
    noneText: 'Der Container hat keine Logzeilen geschrieben',
    refused: '{{source}} hat kein Log: {{reason}}',
    waiting: '{{source}} wird neu verbunden: {{reason}}',
  },
  terminal: {
    open: 'Terminal',
    label: 'Terminal in {{name}}',
    connecting: 'Verbindung wird aufgebaut…',
    connected: 'Verbunden mit {{name}}',
    closed: 'Die Verbindung wurde geschlossen',
    reconnect: 'Neue Shell starten',
    unavailable: 'Hier gibt es kein Terminal',
    conditions:
      'Ein Terminal muss in der Konfiguration eingeschaltet sein und setzt genau einen Cluster voraus, dessen Anmeldung kein Token von Ihnen braucht.',
    paste: {
      title_one: '{{count}} Zeile einfügen?',
      title_other: '{{count}} Zeilen einfügen?',
      text: 'Die Shell führt jede Zeile aus, sobald sie ankommt.',
      cancel: 'Nicht einfügen',
      confirm: 'Einfügen',
    },
  },
  deletion: {
    delete: 'Pod löschen',
    busy: 'Wird gelöscht…',
    title: 'Pod {{name}} löschen?',
    owned: 'Er gehört zu {{kind}} {{name}}, das einen neuen starten wird.',
    loose: 'Er gehört zu nichts, deshalb tritt kein anderer Pod an seine Stelle.',
    keep: 'Behalten',
    failed: 'Der Pod konnte nicht gelöscht werden. Den vollständigen Bericht zeigt die Konsole.',
    done: 'Der Pod wurde gelöscht.',
  },
  card: {
    title: 'Kubernetes',
    ready: 'Pods',
    errors: 'Fehler',
    workloads: 'Workloads',
    restarted: 'Neustarts von Containern in der letzten Stunde',
    open: 'Alle Objekte zeigen',
  },
}
