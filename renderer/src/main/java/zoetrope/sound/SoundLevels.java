package zoetrope.sound;

/**
 * The measured levels of a soundtrack.
 *
 * @param loudness integrated, by EBU R 128, in LUFS; negative infinity for silence
 * @param peak of its samples, in dB of full scale; negative infinity for silence
 * @param reduction how much the loudest place was lowered to avoid clipping, in dB
 */
public record SoundLevels(double loudness, double peak, double reduction) {}
