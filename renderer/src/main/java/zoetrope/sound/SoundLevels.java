package zoetrope.sound;

/**
 * How loud a soundtrack is.
 *
 * @param loudness integrated, by EBU R 128, in LUFS; negative infinity for silence
 * @param peak of its samples, in dB of full scale; negative infinity for silence
 * @param reduction by how many dB its loudest place was lowered so that it does not clip
 */
public record SoundLevels(double loudness, double peak, double reduction) {}
