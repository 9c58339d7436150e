package zoetrope.internal.render.cache;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import zoetrope.internal.files.ClassPlace;
import zoetrope.internal.video.ffmpeg.EncoderBuild;

/** Which programs draw and code: what their bytes depend on beside frames and settings. */
public final class CoderFacts {
  /** Of what is put into hashes and keys, and how. */
  private static final String VERSION = "segments 2";

  private CoderFacts() {}

  /** Returns the version in the library's manifest, or {@code development} if there is none. */
  public static String version() {
    String version = CoderFacts.class.getPackage().getImplementationVersion();
    return version == null ? "development" : version;
  }

  /**
   * The facts about the programs that run here. It takes some milliseconds.
   *
   * @throws IOException when they cannot be found out
   */
  public static List<String> current() throws IOException {
    List<String> facts = new ArrayList<>();
    facts.add(VERSION);
    facts.add(ClassesDigest.of(ClassPlace.of(CoderFacts.class)));
    facts.addAll(EncoderBuild.facts());
    return List.copyOf(facts);
  }
}
