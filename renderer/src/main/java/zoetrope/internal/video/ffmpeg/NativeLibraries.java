package zoetrope.internal.video.ffmpeg;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import zoetrope.internal.files.PrivateFolder;
import zoetrope.internal.video.VideoException;

/**
 * Where FFmpeg's libraries are unpacked to and loaded from: a folder that nobody else can look
 * into. JavaCPP takes a library that it finds there for its own by size and time alone, and would
 * look for it in places where another user may have put one first.
 */
final class NativeLibraries {
  private static final String FOLDER = "org.bytedeco.javacpp.cachedir";

  private static boolean chosen;

  private NativeLibraries() {}

  /**
   * Sets the folder, the first time: the one that is named by the system property {@code
   * org.bytedeco.javacpp.cachedir}, or where that is not this user's alone one in the user's cache
   * folder, or in the temporary folder.
   *
   * @throws VideoException when there is none
   */
  static synchronized void choosePlace() {
    if (chosen) {
      return;
    }
    List<String> refused = new ArrayList<>();
    for (Path folder : places()) {
      String why = PrivateFolder.refusal(folder);
      if (why.isEmpty()) {
        System.setProperty(FOLDER, folder.toString());
        chosen = true;
        return;
      }
      refused.add(why);
    }
    throw new VideoException(
        "there is no place for FFmpeg's libraries that only you can write to: "
            + String.join("; ", refused)
            + "; name a new folder by -D"
            + FOLDER);
  }

  private static List<Path> places() {
    List<Path> places = new ArrayList<>();
    String named = System.getProperty(FOLDER);
    if (named != null && !named.isBlank()) {
      places.add(Path.of(named));
    }
    places.add(PrivateFolder.cache().resolve("natives"));
    places.add(PrivateFolder.temporary());
    return places;
  }
}
