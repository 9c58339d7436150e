package zoetrope.render;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zoetrope.scene.Time;

/**
 * What came of one scene.
 *
 * @param scene its name
 * @param target the file or folder that was asked for
 * @param failure why it failed; empty when it is done
 * @param frames in the output, 0 when it failed
 * @param duration of the output
 * @param bytes of the output file, or of all pictures of a sequence
 * @param sha256 of the output file in lower-case hexadecimal; empty when not asked for, for
 *     sequences, and after a failure
 * @param subtitles the file of subtitles beside a film; empty when there is none
 * @param wallSeconds from the beginning to the end of this scene's rendering
 * @param stepSeconds the time spent in {@code rehearsal}, {@code stage}, {@code raster}, {@code
 *     conversion}, {@code encoding} and {@code muxing}, summed over all threads
 * @param warnings what the author should know
 */
public record Outcome(
    String scene,
    Path target,
    Optional<Failure> failure,
    long frames,
    Time duration,
    long bytes,
    String sha256,
    Optional<Path> subtitles,
    double wallSeconds,
    Map<String, Double> stepSeconds,
    List<String> warnings) {

  /** Whether the output is there and whole. */
  public boolean done() {
    return failure.isEmpty();
  }
}
