package zoetrope.video;

import static org.bytedeco.ffmpeg.global.avcodec.AV_PKT_FLAG_KEY;

import java.nio.file.Path;
import java.util.function.Consumer;
import org.bytedeco.ffmpeg.avcodec.AVPacket;
import zoetrope.raster.Damage;

/** H.264 or VP9 frame by frame; the frames of a hold are encoded like all others. */
final class PlainFilm implements FilmWriter {
  private final EncodedFile file;
  private final YuvPlanes planes;
  private final Consumer<AVPacket> sink;
  private long frames;
  private long decoded;

  private PlainFilm(EncodedFile file, YuvPlanes planes) {
    this.file = file;
    this.planes = planes;
    this.decoded = -file.encoder().delay();
    this.sink = this::write;
  }

  static PlainFilm open(Path target, VideoSettings settings) {
    boolean webm = Container.of(target) == Container.WEBM;
    Codec codec = webm ? Codec.vp9(settings) : Codec.h264(settings);
    EncodedFile file = EncodedFile.open(target, settings, codec);
    try {
      return new PlainFilm(file, new YuvPlanes(settings.width(), settings.height()));
    } catch (RuntimeException | Error e) {
      file.close();
      throw e;
    }
  }

  @Override
  public void frame(int[] argb, Damage damage) {
    file.requireOpen();
    planes.update(argb, damage);
    file.encoder().encode(planes.frame(), frames++, sink);
  }

  @Override
  public void hold(long repeats) {
    file.requireOpen();
    if (frames == 0) {
      throw new IllegalStateException("there is no picture to hold yet");
    }
    if (repeats < 0) {
      throw new IllegalArgumentException("a hold of " + repeats + " frames");
    }
    for (long i = 0; i < repeats; i++) {
      file.encoder().encode(planes.frame(), frames++, sink);
    }
  }

  private void write(AVPacket packet) {
    boolean key = (packet.flags() & AV_PKT_FLAG_KEY) != 0;
    file.muxer().write(packet, packet.pts(), decoded++, key);
  }

  @Override
  public void finish() {
    file.finish(frames, sink);
    planes.close();
  }

  @Override
  public void close() {
    file.close();
    planes.close();
  }
}
