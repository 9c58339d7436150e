package zoetrope.cli;

import java.nio.file.Path;
import java.util.Optional;
import zoetrope.cli.options.Farms;
import zoetrope.cli.options.RemoteTarget;
import zoetrope.render.Renderer;
import zoetrope.render.Report;
import zoetrope.render.request.Cancellation;
import zoetrope.render.result.Progress;

/**
 * The machines that render videos: this machine or a cluster. If the target of the videos is an
 * address, such as {@code s3a://bucket/out}, they are rendered to a local folder and then moved.
 */
final class FilmMachines implements AutoCloseable {
  static final FilmMachines HERE = new FilmMachines(null, null);

  private final Farms.Connected farm;
  private final RemoteTarget remote;

  private FilmMachines(Farms.Connected farm, RemoteTarget remote) {
    this.farm = farm;
    this.remote = remote;
  }

  /**
   * Connects to a cluster. Videos for an address are first written to a temporary folder on this
   * machine.
   */
  static FilmMachines of(FarmOptions options, Path target) {
    Farms.Connected farm = options.open();
    try {
      if (!RemoteTarget.isAddress(target)) {
        return new FilmMachines(farm, null);
      }
      farm.requireAnswer(RemoteTarget.address(target));
      return new FilmMachines(farm, RemoteTarget.of(target));
    } catch (RuntimeException e) {
      farm.close();
      throw e;
    }
  }

  Path local(Path target) {
    return remote == null ? target : remote.local();
  }

  Renderer of(Renderer renderer) {
    return farm == null ? renderer : renderer.withFarm(farm);
  }

  /** Adds to a report what each machine did. */
  Report of(Report report) {
    return farm == null ? report : report.with(farm);
  }

  /** Replaces the names of local files by the addresses that the files are moved to. */
  String withAddresses(String text) {
    return Optional.ofNullable(remote).map(r -> r.withAddresses(text)).orElse(text);
  }

  /** Returns a progress that moves each finished video to the address of the target. */
  PublishedFilms published(Progress progress, Cancellation cancellation) {
    return new PublishedFilms(
        progress,
        files -> {
          if (remote != null) {
            cancellation.complete(() -> remote.publish(farm, files));
          }
        });
  }

  /** Moves the files that are not moved yet to the address of the target. */
  void publish() {
    if (remote != null) {
      remote.publish(farm);
    }
  }

  @Override
  public void close() {
    if (remote != null) {
      remote.close();
    }
    if (farm != null) {
      farm.close();
    }
  }
}
