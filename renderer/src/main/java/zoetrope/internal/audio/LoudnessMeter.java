package zoetrope.internal.audio;

import static org.bytedeco.ffmpeg.global.avfilter.av_buffersink_get_frame;
import static org.bytedeco.ffmpeg.global.avfilter.av_buffersrc_add_frame;
import static org.bytedeco.ffmpeg.global.avfilter.avfilter_get_by_name;
import static org.bytedeco.ffmpeg.global.avfilter.avfilter_graph_alloc;
import static org.bytedeco.ffmpeg.global.avfilter.avfilter_graph_config;
import static org.bytedeco.ffmpeg.global.avfilter.avfilter_graph_create_filter;
import static org.bytedeco.ffmpeg.global.avfilter.avfilter_graph_free;
import static org.bytedeco.ffmpeg.global.avfilter.avfilter_link;
import static org.bytedeco.ffmpeg.global.avutil.AVERROR_EAGAIN;
import static org.bytedeco.ffmpeg.global.avutil.AVERROR_EOF;
import static org.bytedeco.ffmpeg.global.avutil.AV_SAMPLE_FMT_FLT;
import static org.bytedeco.ffmpeg.global.avutil.av_dict_get;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_alloc;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_free;
import static org.bytedeco.ffmpeg.global.avutil.av_frame_unref;

import java.nio.charset.StandardCharsets;
import org.bytedeco.ffmpeg.avfilter.AVFilterContext;
import org.bytedeco.ffmpeg.avfilter.AVFilterGraph;
import org.bytedeco.ffmpeg.avutil.AVDictionaryEntry;
import org.bytedeco.ffmpeg.avutil.AVFrame;
import zoetrope.internal.video.ffmpeg.Ffmpeg;

/**
 * Measures the integrated loudness of a sound by EBU R 128 (ITU-R BS.1770, gated), with FFmpeg's
 * filter {@code ebur128}. Must be closed.
 */
final class LoudnessMeter implements AutoCloseable {
  private static final String TASK = "measure the loudness";

  /** The value that the filter reports for silence, in LUFS. */
  private static final double SILENCE = -70;

  private AVFilterGraph graph = Ffmpeg.notNull(avfilter_graph_alloc(), TASK);
  private final PcmFrame input = new PcmFrame(AV_SAMPLE_FMT_FLT);
  private AVFrame output = Ffmpeg.notNull(av_frame_alloc(), TASK);
  private AVFilterContext source;
  private AVFilterContext sink;
  private long count;
  private double loudness = Double.NEGATIVE_INFINITY;

  private LoudnessMeter() {}

  static LoudnessMeter open() {
    Ffmpeg.init();
    LoudnessMeter meter = new LoudnessMeter();
    try {
      meter.source =
          meter.filter("abuffer", "sample_rate=48000:sample_fmt=flt:channel_layout=stereo");
      AVFilterContext scale = meter.filter("ebur128", "metadata=1");
      meter.sink = meter.filter("abuffersink", null);
      Ffmpeg.check(avfilter_link(meter.source, 0, scale, 0), TASK);
      Ffmpeg.check(avfilter_link(scale, 0, meter.sink, 0), TASK);
      PortableDsp.run(() -> Ffmpeg.check(avfilter_graph_config(meter.graph, null), TASK));
      return meter;
    } catch (RuntimeException | Error e) {
      meter.close();
      throw e;
    }
  }

  private AVFilterContext filter(String name, String arguments) {
    AVFilterContext filter = new AVFilterContext(null);
    Ffmpeg.check(
        avfilter_graph_create_filter(
            filter, avfilter_get_by_name(name), name, arguments, null, graph),
        TASK);
    return filter;
  }

  void add(float[] samples, int n) {
    Ffmpeg.check(av_buffersrc_add_frame(source, input.fill(samples, n, count)), TASK);
    count += n;
    drain();
  }

  private void drain() {
    while (true) {
      int code = av_buffersink_get_frame(sink, output);
      if (code == AVERROR_EAGAIN() || code == AVERROR_EOF()) {
        return;
      }
      Ffmpeg.check(code, TASK);
      AVDictionaryEntry entry = av_dict_get(output.metadata(), "lavfi.r128.I", null, 0);
      if (entry != null && !entry.isNull()) {
        loudness = Double.parseDouble(entry.value().getString(StandardCharsets.US_ASCII));
      }
      av_frame_unref(output);
    }
  }

  /**
   * Returns the loudness of everything that was added, in LUFS; negative infinity for silence, and
   * for less than 0.4 seconds, which cannot be measured.
   */
  double loudness() {
    Ffmpeg.check(av_buffersrc_add_frame(source, (AVFrame) null), TASK);
    drain();
    return loudness <= SILENCE ? Double.NEGATIVE_INFINITY : loudness;
  }

  @Override
  public void close() {
    input.close();
    if (output != null) {
      av_frame_free(output);
      output = null;
    }
    if (graph != null) {
      avfilter_graph_free(graph);
      graph = null;
    }
  }
}
