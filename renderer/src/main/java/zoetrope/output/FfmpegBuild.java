package zoetrope.output;

import java.util.List;

/** The build of FFmpeg on the class path. */
final class FfmpegBuild {
  private static final List<String> PLATFORMS =
      List.of("linux-x86_64", "linux-arm64", "macosx-arm64", "macosx-x86_64", "windows-x86_64");

  /**
   * Whether the build contains x264 and x265, and is therefore under the GPL. Only looks for its
   * jar; loads nothing.
   */
  static final boolean GPL = PLATFORMS.stream().anyMatch(FfmpegBuild::isPresent);

  private FfmpegBuild() {}

  private static boolean isPresent(String platform) {
    String folder = "org/bytedeco/ffmpeg/" + platform + "-gpl/";
    return FfmpegBuild.class.getClassLoader().getResource(folder) != null;
  }
}
