/** Where Cloud Functions, Firestore, Storage and Cloud Scheduler all are. */
export const regions = [
  { value: 'us-central1', name: 'us-central1 (Iowa)' },
  { value: 'us-east1', name: 'us-east1 (South Carolina)' },
  { value: 'us-west1', name: 'us-west1 (Oregon)' },
  { value: 'northamerica-northeast1', name: 'northamerica-northeast1 (Montréal)' },
  { value: 'southamerica-east1', name: 'southamerica-east1 (São Paulo)' },
  { value: 'europe-west1', name: 'europe-west1 (Belgium)' },
  { value: 'europe-west2', name: 'europe-west2 (London)' },
  { value: 'europe-west3', name: 'europe-west3 (Frankfurt)' },
  { value: 'europe-west4', name: 'europe-west4 (Netherlands)' },
  { value: 'asia-northeast1', name: 'asia-northeast1 (Tokyo)' },
  { value: 'asia-south1', name: 'asia-south1 (Mumbai)' },
  { value: 'asia-southeast1', name: 'asia-southeast1 (Singapore)' },
  { value: 'australia-southeast1', name: 'australia-southeast1 (Sydney)' },
] as const;
