package zoetrope.sound;

/**
 * The measured levels of a soundtrack.
 *
 * @param loudness the integrated loudness by EBU R 128, in LUFS; negative infinity for silence
 * @param peak the peak of the samples, in dB of full scale; negative infinity for silence
 * @param reduction how much the loudest place was lowered to avoid clipping, in dB
 */
public record SoundLevels(double loudness, double peak, double reduction) {}
