package zoetrope.internal.video.ffmpeg;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TimeZone;
import zoetrope.internal.files.PrivateFolder;
import zoetrope.internal.video.VideoException;

/**
 * Chooses the folder that FFmpeg's libraries are unpacked to and loaded from. No other user may
 * have access to it. JavaCPP recognises an unpacked library only by size and time, and its own
 * default folders may contain a library that another user put there first.
 *
 * <p>JavaCPP reads the time of a library in the computer's time zone. A process in another zone
 * would therefore unpack it again, while the first one loads it; so each zone has its own folder.
 */
final class NativeLibraries {
  private static final String FOLDER_PROPERTY = "org.bytedeco.javacpp.cachedir";

  private static boolean chosen;

  private NativeLibraries() {}

  /**
   * Sets the folder on the first call. Candidates are the folder in the system property {@code
   * org.bytedeco.javacpp.cachedir}, then folders in the user's cache folder and in the temporary
   * folder. The first one that only this user can access is chosen.
   *
   * @throws VideoException when none is suitable
   */
  static synchronized void chooseFolder() {
    if (chosen) {
      return;
    }
    List<String> refused = new ArrayList<>();
    for (Path folder : candidates()) {
      String refusal = PrivateFolder.refusal(folder);
      if (refusal.isEmpty()) {
        System.setProperty(FOLDER_PROPERTY, inZone(folder).toString());
        chosen = true;
        return;
      }
      refused.add(refusal);
    }
    throw new VideoException(
        "there is no place for FFmpeg's libraries that only you can write to: "
            + String.join("; ", refused)
            + "; name a new folder by -D"
            + FOLDER_PROPERTY);
  }

  /** Returns the time zone's folder; {@code folder} itself if a parent process has chosen it. */
  private static Path inZone(Path folder) {
    String zone = TimeZone.getDefault().getID().replaceAll("[^A-Za-z0-9+-]", "_");
    return folder.endsWith(zone) ? folder : folder.resolve(zone);
  }

  private static List<Path> candidates() {
    List<Path> candidates = new ArrayList<>();
    String named = System.getProperty(FOLDER_PROPERTY);
    if (named != null && !named.isBlank()) {
      candidates.add(Path.of(named));
    }
    candidates.add(PrivateFolder.cache().resolve("natives"));
    candidates.add(PrivateFolder.temporary());
    return candidates;
  }
}
