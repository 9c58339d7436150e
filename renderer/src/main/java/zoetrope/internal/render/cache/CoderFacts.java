package zoetrope.internal.render.cache;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import zoetrope.internal.diagnostics.ClassPlace;
import zoetrope.internal.video.ffmpeg.EncoderBuild;

/**
 * Identifies the versions of the drawing code and of the encoders. The bytes of a video depend on
 * these versions, on the video's frames and on its settings.
 */
public final class CoderFacts {
  /** The version of the rules for computing hashes and keys. Increase it when they change. */
  private static final String VERSION = "segments 2";

  private CoderFacts() {}

  /** Returns the version in the library's manifest, or {@code development} if there is none. */
  public static String version() {
    String version = CoderFacts.class.getPackage().getImplementationVersion();
    return version == null ? "development" : version;
  }

  /**
   * Returns texts that identify the drawing code and the encoders in use. This takes a few
   * milliseconds if the encoders are loaded.
   *
   * @throws IOException if they cannot be determined
   */
  public static List<String> current() throws IOException {
    List<String> facts = new ArrayList<>();
    facts.add(VERSION);
    facts.add(ClassesDigest.of(ClassPlace.of(CoderFacts.class)));
    facts.addAll(EncoderBuild.facts());
    return List.copyOf(facts);
  }
}
