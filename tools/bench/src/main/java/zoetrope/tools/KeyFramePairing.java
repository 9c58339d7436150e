package zoetrope.tools;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import zoetrope.internal.raster.Canvas;
import zoetrope.render.result.UsageException;
import zoetrope.scene.PlayRecord;
import zoetrope.scene.StageObserver;
import zoetrope.scene.StageView;
import zoetrope.scene.Time;
import zoetrope.tools.ReferenceScene.KeyFrame;
import zoetrope.tools.pictures.ComparisonSheet;
import zoetrope.tools.pictures.FrameSource;
import zoetrope.tools.pictures.Pixels;
import zoetrope.tools.pictures.Similarity;
import zoetrope.tools.text.Numbers;

/**
 * Runs a scene once, draws it at the times of the reference's key frames, and compares the images.
 */
final class KeyFramePairing implements StageObserver {
  /** Plays whose run times differ by more than two frames at 15 fps are reported. */
  private static final double TOLERANCE = 2.0 / 15;

  private static final int LINE = 60;

  private final ReferenceScene reference;
  private final Path folder;
  private final List<KeyFrame> wanted;
  private final List<Row> rows = new ArrayList<>();
  private final List<String> notes = new ArrayList<>();
  private final Pixels first;
  private final Canvas canvas;
  private int plays;

  /**
   * A key frame and our image for it.
   *
   * @param name the file name of both images, without its ending
   * @param seconds the time of our image in our video
   * @param psnr the peak signal-to-noise ratio of luma, in decibels
   */
  record Row(String name, PlayRecord play, double seconds, double ssim, double psnr) {
    /** Returns the row as one line of text. */
    String line() {
      return String.format(
          java.util.Locale.ROOT,
          "%s  SSIM %.4f  PSNR %s  at %.3f s  play %d  %s:%d  %s",
          name,
          ssim,
          Numbers.fixed(psnr, 2),
          seconds,
          play.index(),
          play.file(),
          play.line(),
          abbreviate(play.description()));
    }
  }

  /**
   * Creates a comparison of the key frames of the plays in {@code range}; its sheets are written to
   * {@code folder}.
   */
  KeyFramePairing(ReferenceScene reference, Path folder, int[] range) {
    this.reference = reference;
    this.folder = folder;
    wanted =
        reference.frames().stream()
            .filter(f -> f.play() >= range[0] && f.play() <= range[1])
            .toList();
    if (wanted.isEmpty()) {
      throw new UsageException(reference.label() + " has no key frame of the selected plays");
    }
    first = FrameSource.read(wanted.get(0).file());
    canvas = new Canvas(first.width(), first.height());
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new UsageException(folder + " cannot be made: " + e.getMessage());
    }
  }

  ReferenceScene reference() {
    return reference;
  }

  Path folder() {
    return folder;
  }

  Pixels first() {
    return first;
  }

  /** Returns the compared rows in order. */
  List<Row> rows() {
    return rows;
  }

  /** Adds a note about the whole comparison. */
  void note(String text) {
    notes.add(text);
  }

  /**
   * Returns notes about the whole scene, such as a different number or different run times of
   * plays.
   */
  List<String> notes() {
    List<String> all = new ArrayList<>(notes);
    int theirs = reference.lengths().size();
    if (plays != theirs) {
      all.add("our scene has " + plays + " plays and pauses, the reference has " + theirs);
    }
    return all;
  }

  /** Returns the number of key frames without a play in our scene. */
  int missing() {
    return wanted.size() - rows.size();
  }

  double meanSsim() {
    return mean(Row::ssim);
  }

  double minSsim() {
    return rows.stream().mapToDouble(Row::ssim).min().orElse(Double.NaN);
  }

  /** Returns the mean in decibels; 100 for equal images. */
  double meanPsnr() {
    return mean(row -> Math.min(row.psnr(), 100));
  }

  private double mean(ToDoubleFunction<Row> figure) {
    double sum = 0;
    for (Row row : rows) {
      sum += figure.applyAsDouble(row);
    }
    return sum / rows.size();
  }

  @Override
  public List<Time> moments(PlayRecord play) {
    return wanted.stream()
        .filter(f -> f.play() == play.index() && !f.isEnd())
        .map(f -> f.in(play))
        .distinct()
        .sorted()
        .toList();
  }

  @Override
  public void at(PlayRecord play, Time moment, StageView stage) {
    for (KeyFrame f : wanted) {
      if (f.play() == play.index() && !f.isEnd() && f.in(play).equals(moment)) {
        draw(f, play, moment, stage);
      }
    }
  }

  @Override
  public void ended(PlayRecord play, StageView stage) {
    plays = play.index() + 1;
    wanted.stream()
        .filter(f -> f.play() == play.index() && f.isEnd())
        .forEach(f -> draw(f, play, play.duration(), stage));
    if (play.index() < reference.lengths().size()) {
      double theirs = reference.lengths().get(play.index());
      if (Math.abs(theirs - play.duration().seconds()) > TOLERANCE) {
        notes.add(
            String.format(
                java.util.Locale.ROOT,
                "play %d takes %.3f s, in the reference %.3f s: %s",
                play.index(),
                play.duration().seconds(),
                theirs,
                abbreviate(play.description())));
      }
    }
  }

  private void draw(KeyFrame key, PlayRecord play, Time moment, StageView stage) {
    Pixels theirs = FrameSource.read(key.file());
    if (theirs.width() != first.width() || theirs.height() != first.height()) {
      throw new UsageException(key.file() + " has another size than the first image");
    }
    canvas.draw(stage.frame());
    Pixels ours = new Pixels("ours", first.width(), first.height(), canvas.pixels());
    String name = key.file().getFileName().toString().replaceFirst("\\.[^.]*$", "");
    ComparisonSheet.writePlain(folder.resolve(name + ".png"), theirs, ours);
    Similarity similarity = new Similarity(first.width(), first.height());
    similarity.add(luma(theirs), luma(ours));
    double seconds = play.start().plus(moment).seconds();
    rows.add(new Row(name, play, seconds, similarity.mean(), similarity.psnr()));
  }

  private static String abbreviate(String text) {
    return text.length() <= LINE ? text : text.substring(0, LINE - 3) + "...";
  }

  /** Returns BT.709 luma in full range. */
  private static byte[] luma(Pixels pixels) {
    byte[] samples = new byte[pixels.argb().length];
    for (int i = 0; i < samples.length; i++) {
      int c = pixels.argb()[i];
      int luma = 54 * (c >> 16 & 0xff) + 183 * (c >> 8 & 0xff) + 19 * (c & 0xff);
      samples[i] = (byte) (luma + 128 >> 8);
    }
    return samples;
  }
}
