package zoetrope.internal.render.cache;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import zoetrope.internal.files.ClassPlace;
import zoetrope.internal.video.ffmpeg.EncoderBuild;

/**
 * Identifies the programs that draw and encode. The bytes of a video depend on them, on its frames
 * and on its settings.
 */
public final class CoderFacts {
  /** The version of the content of hashes and keys. */
  private static final String VERSION = "segments 2";

  private CoderFacts() {}

  /** Returns the version in the library's manifest, or {@code development} if there is none. */
  public static String version() {
    String version = CoderFacts.class.getPackage().getImplementationVersion();
    return version == null ? "development" : version;
  }

  /**
   * Returns the facts about the running programs. It takes a few milliseconds.
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
