package zoetrope.internal.video.ffmpeg;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import zoetrope.internal.files.PrivateFolder;
import zoetrope.internal.video.VideoException;

/**
 * Chooses the folder that FFmpeg's libraries are unpacked to and loaded from. No other user may
 * have access to it. JavaCPP recognises an unpacked library only by size and time, and its own
 * default folders may contain a library that another user put there first.
 */
final class NativeLibraries {
  private static final String FOLDER = "org.bytedeco.javacpp.cachedir";

  private static boolean chosen;

  private NativeLibraries() {}

  /**
   * Sets the folder on the first call. Candidates are the folder in the system property {@code
   * org.bytedeco.javacpp.cachedir}, then folders in the user's cache folder and in the temporary
   * folder. The first one that only this user can access is chosen.
   *
   * @throws VideoException when none is suitable
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
