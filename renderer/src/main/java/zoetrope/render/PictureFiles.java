package zoetrope.render;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.LongConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import zoetrope.frame.FrameRate;
import zoetrope.internal.video.Png;
import zoetrope.scene.FrameRange;

/** Draws segments and writes a PNG file for each frame; a picture that stays is encoded once. */
final class PictureFiles implements Pipeline.Work<RenderContext, PictureFiles.Written> {
  /** Nothing joins pictures to segments, and of short ones each worker always has some. */
  private static final long INTERVAL = 8;

  private static final Pattern NAME = Pattern.compile("frame-(\\d{5,18})\\.png");

  private final Path folder;
  private final int width;
  private final int height;
  private final Timings timings;
  private final LongConsumer progress;

  /** What a segment came to. */
  record Written(long frames, long bytes) {}

  PictureFiles(Path folder, int width, int height, Timings timings, LongConsumer progress) {
    this.folder = folder;
    this.width = width;
    this.height = height;
    this.timings = timings;
    this.progress = progress;
  }

  /** What to tell of pictures in a folder that are not of {@code range}; empty without any. */
  static Optional<String> others(Path folder, FrameRange range) {
    if (!Files.isDirectory(folder)) {
      return Optional.empty();
    }
    try (Stream<Path> files = Files.list(folder)) {
      List<String> others =
          files
              .map(file -> NAME.matcher(file.getFileName().toString()))
              .filter(name -> name.matches() && !isIn(range, name.group(1)))
              .map(Matcher::group)
              .sorted()
              .toList();
      return others.isEmpty() ? Optional.empty() : Optional.of(warning(folder, others));
    } catch (IOException e) {
      throw new OutputException("cannot read the folder " + folder + ": " + e.getMessage(), e);
    }
  }

  private static boolean isIn(FrameRange range, String number) {
    long frame = Long.parseLong(number);
    return name(frame).equals("frame-" + number + ".png")
        && range.from() <= frame
        && frame < range.to();
  }

  private static String warning(Path folder, List<String> others) {
    boolean one = others.size() == 1;
    return folder
        + (one ? " holds another picture, " : " holds " + others.size() + " other pictures, from ")
        + others.get(0)
        + (one ? "" : " to " + others.get(others.size() - 1))
        + ", which this does not replace: delete "
        + (one ? "it if it is" : "them if they are")
        + " of an earlier sequence";
  }

  /** The file name of a frame. */
  static String name(long frame) {
    return String.format(Locale.ROOT, "frame-%05d.png", frame);
  }

  @Override
  public Segmenter segmenter(FrameRate rate, FrameRange range, Segmenter.Target target) {
    return Segmenter.every(INTERVAL, rate, range, target);
  }

  @Override
  public Written render(SegmentQueue feed, RenderContext desk) {
    long frames = 0;
    long bytes = 0;
    for (Run run = feed.take(); run != null; run = feed.take()) {
      desk.draw(run.frame(), timings);
      long start = System.nanoTime();
      byte[] png = Png.encode(desk.picture(), width, height);
      start = timings.add(Timings.Step.ENCODING, start);
      for (long i = 0; i < run.count(); i++) {
        feed.check();
        Targets.write(folder.resolve(name(run.number() + i)), png);
        progress.accept(1);
      }
      timings.add(Timings.Step.MUXING, start);
      frames += run.count();
      bytes += run.count() * png.length;
    }
    return new Written(frames, bytes);
  }
}
