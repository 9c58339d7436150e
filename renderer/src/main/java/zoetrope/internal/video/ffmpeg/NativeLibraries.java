package zoetrope.internal.video.ffmpeg;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TimeZone;
import zoetrope.internal.files.PrivateFolder;
import zoetrope.internal.video.VideoException;

/**
 * Chooses the folder that FFmpeg's libraries are unpacked to and loaded from. No other user may
 * have access to it. JavaCPP recognises an unpacked library only by its size and time. Another user
 * could put a different library into JavaCPP's default folders.
 *
 * <p>JavaCPP interprets the time of a library in the time zone of the process. A process in another
 * zone would therefore unpack the library again, while the first process loads it. So each time
 * zone has a separate folder.
 */
final class NativeLibraries {
  private static final String FOLDER_PROPERTY = "org.bytedeco.javacpp.cachedir";

  private static boolean chosen;

  private NativeLibraries() {}

  /**
   * Sets the folder on the first call. Candidates are the folder in the system property {@code
   * org.bytedeco.javacpp.cachedir}, then folders in the user's cache folder and in the temporary
   * folder. The first folder that only this user can access is chosen.
   *
   * @throws VideoException if no folder is suitable
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

  /**
   * Returns the subfolder for the current time zone. Returns {@code folder} itself if it is such a
   * subfolder, because a parent process has chosen it.
   */
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
