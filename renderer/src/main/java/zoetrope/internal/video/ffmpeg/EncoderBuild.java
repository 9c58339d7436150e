package zoetrope.internal.video.ffmpeg;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.bytedeco.ffmpeg.global.avcodec;
import org.bytedeco.ffmpeg.global.avutil;
import org.bytedeco.javacpp.Loader;
import zoetrope.internal.video.VideoException;

/**
 * Identifies the encoders in use, by FFmpeg's version and configuration and by the files of
 * libavcodec.
 */
public final class EncoderBuild {
  private EncoderBuild() {}

  /**
   * Returns texts that identify this build. x264 and libvpx are part of libavcodec and do not
   * report versions, so the texts include the file sizes of libavcodec.
   *
   * @throws VideoException if there are no libraries for this computer
   * @throws IOException if the files of the libraries cannot be found
   */
  public static List<String> facts() throws IOException {
    Ffmpeg.init();
    String loaded = Loader.load(avcodec.class);
    if (loaded == null) {
      throw new IOException("FFmpeg's libraries are not in files");
    }
    return List.of(
        Loader.getPlatform(),
        avutil.av_version_info().getString(),
        avcodec.avcodec_configuration().getString(),
        String.join(" ", libraries(Path.of(loaded).toRealPath().getParent())));
  }

  /**
   * Returns the names and sizes of libavcodec's files. Other libraries cannot be listed, because
   * they are unpacked only when they are used.
   */
  private static List<String> libraries(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(Files::isRegularFile)
          .filter(file -> file.getFileName().toString().contains("avcodec"))
          .map(file -> file.getFileName() + ":" + file.toFile().length())
          .sorted()
          .toList();
    }
  }
}
