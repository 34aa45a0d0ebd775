/** As what the principal signs a document; `plt`: in the office until somebody is appointed to it (domain 1.13). */
export const sebutanKepala = (plt: boolean | undefined) => (plt ? 'Plt. Kepala Sekolah' : 'Kepala Sekolah');
