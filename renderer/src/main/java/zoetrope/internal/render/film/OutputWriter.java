package zoetrope.internal.render.film;

import java.io.IOException;
import java.util.Optional;
import zoetrope.internal.video.animated.AnimatedFormat;
import zoetrope.output.OutputFormat;
import zoetrope.sound.SoundLevels;

/** Renders and writes one kind of output. */
interface OutputWriter {
  /**
   * The written output.
   *
   * @param bytes the size of the target, without the files next to it; for an image sequence, that
   *     of its images
   * @param levels the loudness of the sound; empty if there is no sound
   */
  record Written(long bytes, Optional<SoundLevels> levels) {}

  static OutputWriter of(OutputFormat format) {
    return switch (format) {
      case GIF -> new GifWriter();
      case APNG -> new AnimationWriter(AnimatedFormat.APNG);
      case ANIMATED_WEBP -> new AnimationWriter(AnimatedFormat.WEBP);
      default ->
          switch (format.kind()) {
            case FILM -> new VideoWriter();
            case SOUND -> new SoundFileWriter();
            case PRESENTATION -> new PresentationWriter();
            case PATH_PRESENTATION -> new PathPresentationWriter();
            case PLAYER -> new VectorFilmWriter(format == OutputFormat.PLAYER_PAGE);
            case SEQUENCE -> new SequenceWriter();
            case STILL, STORYBOARD ->
                throw new IllegalArgumentException(format + " has no sequence of frames");
          };
    };
  }

  /** Returns how the segments of the output are drawn, encoded and cached. */
  SegmentKind<?> segments(SegmentKind.Tools tools);

  /**
   * Writes the output and the files next to it. Even if an exception is thrown, no incomplete file
   * is left.
   *
   * @throws IOException if the target cannot be written
   */
  Written write(FilmJob job) throws IOException;
}
