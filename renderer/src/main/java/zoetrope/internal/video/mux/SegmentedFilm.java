package zoetrope.internal.video.mux;

import static org.bytedeco.ffmpeg.global.avutil.AVCHROMA_LOC_LEFT;
import static org.bytedeco.ffmpeg.global.avutil.AVCOL_PRI_BT709;
import static org.bytedeco.ffmpeg.global.avutil.AVCOL_RANGE_MPEG;
import static org.bytedeco.ffmpeg.global.avutil.AVCOL_SPC_BT709;
import static org.bytedeco.ffmpeg.global.avutil.AVCOL_TRC_BT709;
import static org.bytedeco.ffmpeg.global.avutil.AVMEDIA_TYPE_VIDEO;
import static org.bytedeco.ffmpeg.global.avutil.AV_PIX_FMT_YUV420P;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.bytedeco.ffmpeg.avcodec.AVCodecParameters;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.internal.video.VideoException;
import zoetrope.internal.video.VideoSettings;
import zoetrope.internal.video.segment.AlphaPackets;
import zoetrope.internal.video.segment.CodecHeaders;
import zoetrope.internal.video.segment.Segment;
import zoetrope.internal.video.segment.StreamHeaders;
import zoetrope.internal.video.still.Cover;
import zoetrope.output.Feature;
import zoetrope.output.MuxerSettings;
import zoetrope.output.OutputFormat;

/**
 * Muxes a video from segments, in a format that {@linkplain OutputFormat#isMuxedFilm is muxed from
 * segments}. Not thread-safe.
 *
 * <pre>{@code
 * try (SegmentedFilm film = SegmentedFilm.open(target, settings)) {
 *   film.append(segment);
 *   film.finish();
 * }
 * }</pre>
 *
 * <p>Until {@link #finish}, the file has a hidden name next to the target. If it is closed before
 * that, it is deleted.
 */
public final class SegmentedFilm implements AutoCloseable {
  private static final int MIN_TIMESCALE = 10_000;

  private final VideoSettings settings;
  private final OutputFormat format;
  private final FilmFile file;
  private final Optional<? extends AudioTrack> sound;
  private Optional<Cover> cover = Optional.empty();
  private Optional<SubtitleTrack> subtitles = Optional.empty();
  private StreamHeaders headers;
  private long nextPts;
  private long nextDts;

  private SegmentedFilm(
      VideoSettings settings,
      OutputFormat format,
      FilmFile file,
      Optional<? extends AudioTrack> sound) {
    this.settings = settings;
    this.format = format;
    this.file = file;
    this.sound = sound;
  }

  /** Starts a video. */
  public static SegmentedFilm open(Path target, VideoSettings settings) {
    return open(target, settings, List.of(), Optional.empty());
  }

  /**
   * Starts a video with chapters and sound. The chapters must be in order, and must not extend
   * beyond the video's last frame. The sound's packets are read when they are needed; the caller
   * closes the sound.
   */
  public static SegmentedFilm open(
      Path target,
      VideoSettings settings,
      List<Chapter> chapters,
      Optional<? extends AudioTrack> sound) {
    OutputFormat format = OutputFormat.of(target);
    Preconditions.require(format.isMuxedFilm(), "%s cannot be muxed from segments", target);
    format.checkSize(settings.width(), settings.height());
    FilmFile file = FilmFile.open(target, format, settings.rate());
    try {
      file.muxer().chapters(chapters);
      return new SegmentedFilm(settings, format, file, sound);
    } catch (RuntimeException | Error e) {
      file.close();
      throw e;
    }
  }

  /**
   * Sets the metadata. Must be called before the first segment is appended.
   *
   * @param tags the metadata by FFmpeg's names: title, artist, comment, date; may be empty
   */
  public void tag(Map<String, String> tags) {
    file.muxer().tags(tags);
  }

  /**
   * Sets a cover. Must be called before the first segment is appended. Formats without covers
   * ignore it.
   */
  public void cover(Cover picture) {
    cover = Optional.of(picture);
  }

  /**
   * Adds a track of subtitles. Must be called before the first segment is appended. Formats without
   * such tracks ignore it.
   *
   * @param cues in order, without overlaps; may be empty
   * @param language the language's tag, such as {@code de}
   */
  public void subtitle(List<SubtitleCue> cues, String language) {
    subtitles =
        format
            .subtitleCodec()
            .filter(codec -> !cues.isEmpty())
            .map(codec -> new SubtitleTrack(codec, cues, language));
  }

  /**
   * Appends a segment.
   *
   * @throws VideoException if the segment cannot be written, or was encoded with other settings
   *     than the previous segments. The video can only be aborted then
   */
  public void append(Segment segment) {
    Muxer muxer = file.muxer();
    if (headers == null) {
      headers = segment.headers();
      describe(muxer.parameters());
      if (hasAlphaPackets()) {
        muxer.markAlpha();
      }
      sound.ifPresent(track -> track.describe(muxer.addSound()));
      subtitles.ifPresent(track -> muxer.addSubtitles(track, subtitleScale()));
      Optional<Cover> usedCover = cover.filter(any -> format.holds(Feature.COVER));
      MuxerSettings muxerSettings = format.muxer().orElseThrow();
      usedCover.ifPresent(picture -> muxer.addCover(picture, muxerSettings.quickTime()));
      muxer.writeHeader(options(muxerSettings));
      usedCover.ifPresent(muxer::writeCover);
      nextDts = -headers.delay();
    } else if (!headers.equals(segment.headers())) {
      throw new VideoException(
          "cannot join the segments of "
              + file.target()
              + ": they were encoded with different settings; render all of them again");
    }
    segment.forEachPacket(
        (data, from, length, frame, key) -> {
          soundBefore(muxer.sampleOf(nextDts));
          subtitlesBefore(muxer.millisOf(nextDts));
          write(data, from, length, nextPts + frame, key);
        });
    nextPts += segment.frames();
  }

  /** Chooses time scales that give a frame a whole number of ticks, so that no time is rounded. */
  private Map<String, String> options(MuxerSettings muxerSettings) {
    Map<String, String> options = new LinkedHashMap<>(muxerSettings.options());
    if (muxerSettings.quickTime()) {
      options.put("video_track_timescale", Long.toString(timescale()));
      options.put("movie_timescale", Long.toString(timescale()));
    }
    return options;
  }

  private long timescale() {
    long timescale = settings.rate().numerator();
    return timescale < MIN_TIMESCALE
        ? timescale * ((MIN_TIMESCALE + timescale - 1) / timescale)
        : timescale;
  }

  /**
   * Returns the time scale of the subtitles. It is at least as fine as that of sound and frames,
   * because FFmpeg compares times of different streams without regard to their scales. With a
   * coarser scale, it would end subtitles that a later one follows at once.
   */
  private int subtitleScale() {
    return (int) Math.max(timescale(), AudioTrack.SAMPLE_RATE);
  }

  private void write(byte[] data, int from, int length, long pts, boolean key) {
    if (!hasAlphaPackets()) {
      file.muxer().write(data, from, length, pts, nextDts++, key);
      return;
    }
    int color = AlphaPackets.colorLength(data, from);
    int start = from + Integer.BYTES;
    byte[] alpha = Arrays.copyOfRange(data, start + color, from + length);
    file.muxer().write(data, start, color, alpha, pts, nextDts++, key);
  }

  private boolean hasAlphaPackets() {
    return headers instanceof CodecHeaders codec && codec.hasAlphaPackets();
  }

  /**
   * Writes the sound before a sample, so that sound and frames are interleaved as players need it.
   */
  private void soundBefore(long sample) {
    sound.ifPresent(track -> track.packetsBefore(sample, file.muxer()::writeSound));
  }

  private void subtitlesBefore(long millis) {
    subtitles.ifPresent(track -> track.writeBefore(millis, file.muxer()));
  }

  public long frames() {
    return nextPts;
  }

  /**
   * Completes the video and renames it to its target.
   *
   * @throws VideoException if writing fails, for example because the disk is full, or if the video
   *     has no frames. It is deleted then
   */
  public void finish() {
    complete();
    commit();
  }

  /** Completes the video under its hidden name, for {@link #commit}. */
  public void complete() {
    if (headers != null) {
      soundBefore(Long.MAX_VALUE);
      subtitlesBefore(Long.MAX_VALUE);
    }
    file.complete(headers == null);
  }

  /**
   * Renames the completed video to its target.
   *
   * @throws VideoException if the video cannot be renamed; it is deleted then
   */
  public void commit() {
    file.commit();
  }

  /**
   * Returns the path of the video under its hidden name. The file has this name until it is renamed
   * or deleted.
   */
  public Path path() {
    return file.path();
  }

  @Override
  public void close() {
    file.close();
  }

  private void describe(AVCodecParameters parameters) {
    parameters.codec_type(AVMEDIA_TYPE_VIDEO).format(AV_PIX_FMT_YUV420P);
    parameters.width(settings.width()).height(settings.height());
    parameters.video_delay(headers.delay());
    parameters.sample_aspect_ratio().num(1).den(1);
    parameters.color_range(AVCOL_RANGE_MPEG).color_primaries(AVCOL_PRI_BT709);
    parameters.color_trc(AVCOL_TRC_BT709).color_space(AVCOL_SPC_BT709);
    parameters.chroma_location(AVCHROMA_LOC_LEFT);
    headers.describe(parameters, format, "write " + file.target());
  }
}
