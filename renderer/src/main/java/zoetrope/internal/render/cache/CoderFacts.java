package zoetrope.internal.render.cache;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.List;
import zoetrope.internal.video.EncoderBuild;

/** Which programs draw and code: what their bytes depend on beside frames and settings. */
public final class CoderFacts {
  /** Of what is put into hashes and keys, and how. */
  private static final String VERSION = "segments 2";

  private CoderFacts() {}

  /**
   * The facts about the programs that run here. It takes some milliseconds.
   *
   * @throws IOException when they cannot be found out
   */
  public static List<String> current() throws IOException {
    List<String> facts = new ArrayList<>();
    facts.add(VERSION);
    facts.add(ClassesDigest.of(ownClasses()));
    facts.addAll(EncoderBuild.facts());
    return List.copyOf(facts);
  }

  /** The jar or folder of the renderer's classes. */
  private static Path ownClasses() throws IOException {
    CodeSource source = CoderFacts.class.getProtectionDomain().getCodeSource();
    if (source == null || source.getLocation() == null) {
      throw new IOException("it is not known where the renderer's classes are");
    }
    try {
      return Path.of(source.getLocation().toURI());
    } catch (URISyntaxException | IllegalArgumentException e) {
      throw new IOException("the renderer's classes are in " + source.getLocation(), e);
    }
  }
}
